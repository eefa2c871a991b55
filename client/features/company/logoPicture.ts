/** Pixels: sharp where invoices show it, and small enough for every PDF. */
const MOST_WIDTH = 704;
const MOST_HEIGHT = 352;

/** As a PNG, which PDFs can show. Rejects what is no picture. */
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
