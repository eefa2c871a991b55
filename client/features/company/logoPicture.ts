/** Pixels that are sharp where invoices show the logo, and few enough for every PDF. */
const MOST_WIDTH = 704;
const MOST_HEIGHT = 352;

/** Returns the picture as a PNG, which PDFs can show. Rejects when the file is no picture. */
export async function logoPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MOST_WIDTH / picture.width, MOST_HEIGHT / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png'),
  );
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.png`, { type: 'image/png' });
}
