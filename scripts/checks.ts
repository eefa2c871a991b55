import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

/** What `tsc --noEmit` and `eslint .` say, over one program: most of either's time is spent on the types. */
const root = join(import.meta.dirname, '..');
const program = programOf(join(root, 'tsconfig.json'));

const typeProblems = ts.getPreEmitDiagnostics(program);
const lint = new ESLint({
  cwd: root,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
});
const results = await lint.lintFiles(['.']);
const formatter = await lint.loadFormatter('stylish');

process.stdout.write(describe(typeProblems));
process.stdout.write(await formatter.format(results));
const hasErrors = results.some(({ errorCount }) => errorCount > 0);
process.exitCode = typeProblems.length > 0 || hasErrors ? 1 : 0;

function programOf(file: string): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(file, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(describe([problem]));
    },
  });
  if (!config) throw new Error(`${file} cannot be read.`);
  const { fileNames, options, errors, projectReferences } = config;
  if (errors.length > 0) throw new Error(describe(errors));
  return ts.createProgram({ rootNames: fileNames, options, projectReferences });
}

function describe(problems: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(problems, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  });
}
