const PICTURE = /\.(png|jpe?g|gif|webp|avif)$/i;

export const isPicture = ({ name }: { name: string }) => PICTURE.test(name);
