import { NativeSelect } from '@mantine/core';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { fonts, sizes } from './fonts.ts';
import { MediaControl } from './MediaControl.tsx';
import styles from './RichTextArea.module.css';

const levels = [1, 2, 3, 4, 5, 6] as const;

export function FullToolbar({ editor }: { editor: Editor }) {
  return (
    <Frame.Toolbar>
      <StyleSelects editor={editor} />
      <Marks />
      <Frame.ControlsGroup>
        <Frame.BulletList />
        <Frame.OrderedList />
        <Frame.Blockquote />
        <Frame.Hr />
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.Link />
        <Frame.Unlink />
        <MediaControl editor={editor} kind="image" />
        <MediaControl editor={editor} kind="video" />
      </Frame.ControlsGroup>
      <History />
    </Frame.Toolbar>
  );
}

export function SmallToolbar() {
  return (
    <Frame.Toolbar>
      <Marks />
      <Frame.ControlsGroup>
        <Frame.BulletList />
        <Frame.OrderedList />
        <Frame.Link />
      </Frame.ControlsGroup>
      <History />
    </Frame.Toolbar>
  );
}

const Marks = () => (
  <Frame.ControlsGroup>
    <Frame.Bold />
    <Frame.Italic />
    <Frame.Underline />
    <Frame.Strikethrough />
    <Frame.ClearFormatting />
  </Frame.ControlsGroup>
);

const History = () => (
  <Frame.ControlsGroup>
    <Frame.Undo />
    <Frame.Redo />
  </Frame.ControlsGroup>
);

function StyleSelects({ editor }: { editor: Editor }) {
  const { t } = useTranslation('rich-text');
  const { level, font, size } = useEditorState({ editor, selector: stylesAt });
  const chain = () => editor.chain().focus();
  return (
    <>
      <NativeSelect
        size="xs"
        className={styles.heading}
        aria-label={t('paragraphStyle')}
        value={level}
        onChange={({ currentTarget: { value } }) => {
          const chosen = levels.find((each) => String(each) === value);
          if (chosen) chain().setHeading({ level: chosen }).run();
          else chain().setParagraph().run();
        }}
        data={[
          { value: '', label: t('paragraph') },
          ...levels.map((each) => ({
            value: String(each),
            label: t('heading', { level: each }),
          })),
        ]}
      />
      <NativeSelect
        size="xs"
        className={styles.font}
        aria-label={t('font')}
        value={font}
        onChange={({ currentTarget: { value } }) =>
          value ? chain().setFontFamily(value).run() : chain().unsetFontFamily().run()
        }
        data={[
          { value: '', label: t('fonts.standard') },
          ...Object.entries(fonts).map(([name, value]) => ({
            value,
            label: t(`fonts.${name as keyof typeof fonts}`),
          })),
        ]}
      />
      <NativeSelect
        size="xs"
        className={styles.size}
        aria-label={t('size')}
        value={size}
        onChange={({ currentTarget: { value } }) =>
          value ? chain().setFontSize(value).run() : chain().unsetFontSize().run()
        }
        data={[
          { value: '', label: t('standardSize') },
          ...sizes.map((each) => ({ value: `${each}px`, label: `${each} px` })),
        ]}
      />
    </>
  );
}

/** Returns the styles at the cursor; '' for the default or a style not offered. */
function stylesAt({ editor }: { editor: Editor }) {
  const { fontFamily, fontSize } = editor.getAttributes('textStyle');
  const level = levels.find((each) => editor.isActive('heading', { level: each }));
  return {
    level: level ? String(level) : '',
    font: Object.values(fonts).find((each) => each === fontFamily) ?? '',
    size: sizes.map((each) => `${each}px`).find((each) => each === fontSize) ?? '',
  };
}
