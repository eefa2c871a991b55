import { Text } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import '@mantine/core/styles/Typography.css';
import '@mantine/tiptap/styles.css';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeEarlyKeys } from '../../core/earlyKeys.ts';
import { notifyProblem } from '../../core/notify.tsx';
import { extensionsOf } from './extensions.ts';
import { contentOf, htmlOf } from './html.ts';
import { insertUpload } from './insertUpload.ts';
import { sliceOfText } from './pastedText.ts';
import styles from './RichTextArea.module.css';
import { FullToolbar, SmallToolbar } from './Toolbar.tsx';

export interface RichTextAreaProps {
  label: string;
  /** The initial HTML. A new `key` resets it. */
  initialValue?: string;
  /** Gets the HTML; '' for an empty text. */
  onChange?: (html: string) => void;
  toolbar?: 'full' | 'small';
  /** The most characters; no limit by default. */
  limit?: number;
  placeholder?: string;
  isFocused?: boolean;
}

export function RichTextArea(props: RichTextAreaProps) {
  const { label, initialValue = '', onChange, toolbar = 'full', limit, placeholder = '' } = props;
  const { isFocused = false } = props;
  const { t } = useTranslation('rich-text');
  const hint = useCallbackRef(() => placeholder);
  const [extensions] = useState(() => extensionsOf({ limit, placeholder: hint }));
  const [content] = useState(() => contentOf(initialValue, extensions));
  const editor = useEditor({
    extensions,
    content,
    // The last editor that goes would take the sheet from the next one.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      clipboardTextParser: sliceOfText,
      handlePaste: (_view, { clipboardData }) => takeFiles(clipboardData),
      handleDrop: (_view, { dataTransfer }) => takeFiles(dataTransfer),
    },
    onFocus: ({ editor: { view } }) => {
      const typed = takeEarlyKeys();
      if (typed !== '') view.dispatch(view.state.tr.insertText(typed));
    },
    onUpdate: ({ editor: changed }) => onChange?.(htmlOf(changed)),
  });

  // The editor's own autofocus may come before it is in the document.
  useEffect(() => {
    if (isFocused && !editor.isDestroyed) editor.commands.focus('end');
  }, [editor, isFocused]);

  /** Uploads files and inserts them at the cursor. Returns whether there were any. */
  function takeFiles(from: DataTransfer | null): boolean {
    const files = [...(from?.files ?? [])];
    for (const file of files) {
      insertUpload(editor, file).catch((error: Error) => notifyProblem(error.message));
    }
    return files.length > 0;
  }

  return (
    <Frame
      editor={editor}
      labels={t('controls', { returnObjects: true })}
      withCodeHighlightStyles={false}
      className={styles.editor}
    >
      {toolbar === 'full' ? <FullToolbar editor={editor} /> : <SmallToolbar />}
      <Frame.Content />
      <CharacterCount editor={editor} limit={limit} />
    </Frame>
  );
}

function CharacterCount({ editor, limit }: { editor: Editor; limit: number | undefined }) {
  const { t } = useTranslation('rich-text');
  const count = useEditorState({ editor, selector: charactersIn });
  return (
    <Text className={styles.count} size="sm" c="dimmed" role="status">
      {limit === undefined ? t('count', { count }) : t('countOf', { count, limit })}
    </Text>
  );
}

/** Returns the number of characters, counted like the extension that enforces the limit. */
const charactersIn = ({ editor: { state } }: { editor: Editor }) =>
  state.doc.textBetween(0, state.doc.content.size, undefined, ' ').length;
