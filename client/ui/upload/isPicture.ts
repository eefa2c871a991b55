export const pictureEndings: readonly string[] = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif'];

const PICTURE = new RegExp(String.raw`\.(${pictureEndings.join('|')})$`, 'i');

export const isPicture = ({ name }: { name: string }) => PICTURE.test(name);
