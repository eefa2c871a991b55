import type { Db } from '../../database/database.ts';

/** Matches the image types that a PDF can show. */
const DATA = /^data:image\/(png|jpeg);base64,/;
const types = ['image/png', 'image/jpeg'];
const MOST_BYTES = 1024 * 1024;

const FILE = /^\/files\/([^/?#]+)$/;

export async function logoData(db: Db, logo: string | null): Promise<string | null> {
  if (!logo) return null;
  if (DATA.test(logo)) return logo;
  const id = FILE.exec(logo)?.[1];
  const file = id && (await sharedPicture(db, id));
  return file ? `data:${file.type};base64,${Buffer.from(file.bytes).toString('base64')}` : null;
}

/** Everybody who reads an invoice sees it, so that nobody's own file is shown. */
const sharedPicture = (db: Db, id: string) =>
  db
    .selectFrom('files')
    .innerJoin('fileContents', 'fileContents.id', 'files.id')
    .select(['files.type', 'fileContents.bytes'])
    .where('files.id', '=', decodeURIComponent(id))
    .where('files.isShared', '=', 1)
    .where('files.type', 'in', types)
    .where('files.size', '<=', MOST_BYTES)
    .executeTakeFirst();
