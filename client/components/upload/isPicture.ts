const PICTURE = /\.(png|jpe?g|gif|webp|avif)$/i;

/** By its name. */
export const isPicture = ({ name }: { name: string }) => PICTURE.test(name);
