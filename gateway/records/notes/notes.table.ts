import type { Page } from '../../database/paging.ts';
import type { NoteRow } from '../generated/rows.ts';

export type NotePage = Page<NoteRow>;
