import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCode } from '../../core/loadCode.ts';
import type { RecordDeclaration } from '../declaration.ts';
import { loadDeclaration } from '../loadDeclaration.ts';
import { resourceOf } from '../resources.ts';
import { type FormConfig, defaultForm } from './formDescription.ts';

interface LoadedForm {
  declaration: RecordDeclaration;
  own: FormConfig;
}

export async function loadForm(given: LoaderFunctionArgs): Promise<LoadedForm> {
  const declaration = await loadDeclaration(given, 'write');
  return { declaration, own: await loadOwnForm(declaration) };
}

export async function loadOwnForm({ kind }: RecordDeclaration): Promise<FormConfig> {
  const load = resourceOf(kind)?.form;
  return load ? loadCode(load) : defaultForm;
}
