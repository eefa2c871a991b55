import { Button, Group, Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ColorScheme, useColorScheme } from '../../core/colorScheme.ts';
import { showFile } from '../../ui/upload/showFile.ts';
import { cleanMessageHtml } from './cleanMessageHtml.ts';
import { pageFonts } from './pageFonts.ts';
import styles from './MessageBody.module.css';

/** The gateway's pages for message bodies, each with its own policy. */
const frames = { plain: '/frames/letter', withPictures: '/frames/letter-with-pictures' };

/** The frame runs no scripts; the page of the same origin writes and measures it; links open in a new tab. */
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** The height in pixels, until the body is measured. */
const FIRST_HEIGHT = 160;

/** Shows cleaned HTML in a frame; remote pictures load on request. */
export function MessageBody({ html }: { html: string }) {
  const { t } = useTranslation('messages');
  const [hasPictures, setHasPictures] = useState(false);
  const [showsPictures, setShowsPictures] = useState(false);
  return (
    <>
      {hasPictures && !showsPictures ? (
        <Group className={styles.notice} gap="sm">
          <IconPhotoOff size={18} aria-hidden />
          <Text size="sm" className={styles.reason}>
            {t('picturesBlocked')}
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => setShowsPictures(true)}>
            {t('showPictures')}
          </Button>
        </Group>
      ) : null}
      <MessageFrame
        key={String(showsPictures)}
        html={html}
        showsPictures={showsPictures}
        onPictures={setHasPictures}
      />
    </>
  );
}

interface FrameProps {
  html: string;
  showsPictures: boolean;
  onPictures: (hasPictures: boolean) => void;
}

function MessageFrame({ html, showsPictures, onPictures }: FrameProps) {
  const { t } = useTranslation('messages');
  const theme = useColorScheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [page, setPage] = useState<Document>();

  useEffect(() => {
    if (!page?.defaultView) return;
    const cleaned = cleanMessageHtml(page.defaultView, html, showsPictures);
    // Its own colours were chosen for a white page.
    write(page, cleaned.html, cleaned.hasColors ? 'light' : theme);
    onPictures(cleaned.hasRemotePictures);
    const measure = new ResizeObserver(() => setHeight(Math.ceil(page.body.scrollHeight)));
    measure.observe(page.body);
    const files = [...page.querySelectorAll<HTMLImageElement>('[data-file]')];
    const ends = files.map((file) => showFile(file, file.dataset.file ?? ''));
    return () => {
      measure.disconnect();
      ends.forEach((end) => end());
    };
  }, [page, html, showsPictures, theme, onPictures]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={showsPictures ? frames.withPictures : frames.plain}
      title={t('letter')}
      sandbox={SANDBOX}
      height={height}
      onLoad={() => setPage(withFonts(frame.current?.contentDocument))}
    />
  );
}

function withFonts(page: Document | null | undefined): Document | undefined {
  const fonts = page?.createElement('style');
  if (!page || !fonts) return undefined;
  fonts.textContent = pageFonts();
  page.head.append(fonts);
  return page;
}

function write(page: Document, html: string, scheme: ColorScheme): void {
  page.body.innerHTML = html;
  page.documentElement.style.colorScheme = scheme;
}
