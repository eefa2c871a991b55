import { build, type Rolldown, type UserConfig } from 'vite';
import { filesOf } from './loaded-files.ts';

/** Modules loaded together, by their entries. */
interface Layer {
  name: string;
  modules: readonly string[];
}

/**
 * The first layer that needs each module. Found by a build without output, after tree shaking: the packages'
 * entries import everything.
 */
export async function layersByModule(
  config: UserConfig,
  layers: readonly Layer[],
): Promise<Map<string, string>> {
  const outputs = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput;
  const bundle = Object.fromEntries(outputs.output.map((file) => [file.fileName, file]));
  const found = new Map<string, string>();
  for (const { name, modules } of layers) {
    const chunks = [...filesOf(bundle, modules)].map((file) => bundle[file]);
    for (const id of chunks.flatMap(sharedModulesOf)) {
      if (!found.has(id)) found.set(id, name);
    }
  }
  return found;
}

/** An `import()` keeps a file of its own with named exports. */
function sharedModulesOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string[] {
  if (file?.type !== 'chunk') return [];
  return file.moduleIds.filter((id) => !(file.isDynamicEntry && id === file.facadeModuleId));
}
