import { Link } from '@mantine/tiptap';
import { FontFamily, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { Picture } from './Picture.ts';
import { Video } from './Video.ts';

interface Options {
  limit: number | undefined;
  placeholder: () => string;
}

/** Returns the editor's extensions; `gateway/formats/clean-html.ts` must allow their output. */
export const extensionsOf = ({ limit, placeholder }: Options) => [
  StarterKit.configure({ link: false }),
  Link.configure({ HTMLAttributes: { rel: 'noopener noreferrer', target: null } }),
  TextStyle,
  FontFamily,
  FontSize,
  Picture,
  Video,
  Placeholder.configure({ placeholder }),
  CharacterCount.configure({ limit: limit ?? null }),
];
