const PICTURE = /\.(png|jpe?g|gif|webp|avif)$/i;

/** Whether a file is one that browsers show as a picture, by its name. */
export const isPicture = ({ name }: { name: string }) => PICTURE.test(name);
