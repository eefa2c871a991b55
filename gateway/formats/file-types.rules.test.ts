import { describe, expect, it } from 'vitest';
import { elf, exe, pdf, png, zipOf } from '../testing/sample-files.ts';
import { cleanName, isComplete, isShownInPlace, typeOf } from './file-types.ts';

const utf32 = (text: string) =>
  Buffer.from(
    Uint32Array.from([0xfeff, ...Array.from(text, (each) => each.codePointAt(0)!)]).buffer,
  );
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

const windows = (text: string) => Buffer.from(text, 'latin1');
const MARKDOWN_UTF16 = 'text/markdown; charset=utf-16';

describe('the type of a content', () => {
  it.each<[what: string, name: string, bytes: Buffer | string, type: string | undefined]>([
    ['a picture under its name', 'a.png', png, 'image/png'],
    ['a picture under another name', 'a.exe', png, 'image/png'],
    ['a document', 'a.pdf', pdf, 'application/pdf'],
    ['text', 'a.txt', 'Olá, São Paulo', 'text/plain'],
    ['a table', 'a.CSV', 'nome;preço\ncafé;12,50', 'text/csv'],
    ['a program called a picture', 'a.png', exe, undefined],
    ['another program', 'a.pdf', elf, undefined],
    ['a page', 'a.html', '<!doctype html><script>alert(1)</script>', undefined],
    ['a page called text', 'a.txt', '  <HTML><body onload=alert(1)>', undefined],
    ['a page after a byte order mark', 'a.csv', '\uFEFF\n<script>alert(1)</script>', undefined],
    ['a drawing', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', undefined],
    ['a drawing called a picture', 'a.png', '<?xml version="1.0"?><svg/>', undefined],
    ['text that says nothing of itself', 'a', 'text', undefined],
    ['text called a picture', 'a.png', 'text', undefined],
    ['a NUL', 'a.txt', 'a\0b', undefined],
    ['no UTF-8', 'a.txt', Buffer.from([0xc3, 0x28]), undefined],
    ['a page in UTF-16', 'a.txt', utf16('<html><script>alert(1)</script>'), undefined],
    ['a drawing in UTF-16 of the other order', 'a.csv', utf16('<svg/>').swap16(), undefined],
    ['a drawing in UTF-16 without a mark', 'a.txt', utf16('<svg/>').subarray(2), undefined],
    ['a page in UTF-32', 'a.txt', utf32('<html><script>alert(1)</script>'), undefined],
    ['a page in UTF-32 of the other order', 'a.txt', utf32('<svg/>').swap32(), undefined],
    ['a page in UTF-32 without a mark', 'a.csv', utf32('<svg/>').subarray(4), undefined],
    ['text in UTF-16', 'a.csv', utf16('nome;preço'), 'text/csv; charset=utf-16'],
    ['text in UTF-16 of the other order', 'a.md', utf16('# Olá').swap16(), MARKDOWN_UTF16],
    ['text of Windows', 'a.csv', windows('nome;preço'), 'text/csv; charset=windows-1252'],
    [
      'signs of Windows',
      'a.txt',
      windows('\x80 10 \x96 S\xe3o'),
      'text/plain; charset=windows-1252',
    ],
    ['Markdown', 'a.md', '# Olá', 'text/markdown'],
    ['a page called Markdown', 'a.md', '<script>alert(1)</script>', undefined],
    ['a page of Windows', 'a.txt', windows('<html>Preço'), undefined],
    ['a page in UTF-16 called Markdown', 'a.md', utf16('<script>alert("é")</script>'), undefined],
    ['half a character in UTF-16', 'a.txt', utf16('Olá').subarray(0, 7), undefined],
    ['text in UTF-16 under another name', 'a.xml', utf16('<a/>'), undefined],
    ['a letter that Windows does not have', 'a.txt', windows('Pre\x81o baixo'), undefined],
    [
      'text in Cyrillic of Windows',
      'a.txt',
      Buffer.from('cff0e8e2e5f22c20ece8f0', 'hex'),
      undefined,
    ],
    ['an MP3 that begins like UTF-16', 'a.txt', Buffer.from('fffe0000d8000000', 'hex'), undefined],
    ['a page in ISO-2022-JP', 'a.txt', '\u001b$B!!\u001b(B<script>alert(1)</script>', undefined],
    ['a page in EBCDIC', 'a.txt', Buffer.from('4c88a394936e', 'hex'), undefined],
    ['bytes of no kind', 'a.bin', Buffer.from('0badc0de01020304', 'hex'), undefined],
    ['a table with the end mark of DOS', 'a.csv', 'a;b\r\n1;2\r\n\u001a', 'text/csv'],
    ['a script for a shell', 'a.sh', '#!/bin/sh\nrm -rf /', undefined],
  ])('is found for %s', async (_what, name, bytes, type) => {
    expect(await typeOf(Buffer.from(bytes), name)).toBe(type);
  });
});

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
const partOf = (type: string) =>
  `<Types><Override PartName="/a.xml" ContentType="${type}.main+xml"/></Types>`;

describe('the type of an archive', () => {
  it.each([
    ['[Content_Types].xml', `${OFFICE}.wordprocessingml.document`],
    ['[Content_Types].xml', `${OFFICE}.spreadsheetml.sheet`],
    ['[Content_Types].xml', `${OFFICE}.presentationml.presentation`],
    ['mimetype', `${OPEN}.text`],
    ['mimetype', `${OPEN}.spreadsheet`],
    ['notes.txt', 'application/zip'],
  ])('is found by its %s: %s', async (name, type) => {
    const content = name === 'mimetype' ? type : partOf(type);
    for (const isStreamed of [false, true]) {
      const bytes = zipOf(
        [
          { name, content },
          { name: 'a.xml', content: '<a/>' },
        ],
        { isStreamed },
      );
      expect(await typeOf(bytes, 'a.zip')).toBe(type);
    }
  });
});

const nfe =
  '<?xml version="1.0" encoding="UTF-8"?>\n<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><xNome>Açaí</xNome></NFe></nfeProc>';
const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Conceição\r\nEND:VCARD\r\n';
const mail =
  'Received: from a\r\n\tby b\r\nFrom: Ana <ana@example.test>\r\nSubject: Nota\r\n\r\n<html>Olá</html>\r\n';
const box = (name: string, content = '') => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, Buffer.from(name + content, 'latin1')]);
};
const heic = Buffer.concat([
  box('ftyp', 'heic\0\0\0\0mif1heic'),
  box('meta', '\0'.repeat(20)),
  box('mdat', 'x'.repeat(40)),
]);

describe('what offices keep beside documents', () => {
  it.each<[what: string, name: string, bytes: Buffer | string, type: string | undefined]>([
    ['an NF-e', 'nfe.xml', nfe, 'application/xml'],
    ['one without a declaration', 'NFE.XML', nfe.slice(nfe.indexOf('<nfe')), 'application/xml'],
    [
      'one of Windows',
      'nfe.xml',
      Buffer.from(nfe.replace('UTF-8', 'ISO-8859-1'), 'latin1'),
      'application/xml',
    ],
    ['one after a comment', 'a.xml', `<!-- <html> -->${nfe.slice(38)}`, 'application/xml'],
    ['XML that is called text', 'a.txt', nfe, undefined],
    ['text that is called XML', 'a.xml', 'Olá', undefined],
    ['a page that is called XML', 'a.xml', '<?xml version="1.0"?><html><p/></html>', undefined],
    ['a page with a type', 'a.xml', '<!DOCTYPE html><p>a</p>', undefined],
    ['a drawing that is called XML', 'a.xml', '<!-- a --><s:svg xmlns:s="s"></s:svg>', undefined],
    ['XML that declares entities', 'a.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', undefined],
    ['a calendar', 'festa.ics', calendar, 'text/calendar'],
    ['a calendar called text', 'a.txt', calendar, 'text/plain'],
    ['text called a calendar', 'a.ics', 'Festa', undefined],
    ['a card', 'ana.vcf', card, 'text/vcard'],
    ['a card of Windows', 'ana.vcf', Buffer.from(card, 'latin1'), 'text/vcard'],
    ['mail', 'nota.eml', mail, 'message/rfc822'],
    ['mail in another encoding', 'nota.eml', Buffer.from(mail, 'latin1'), 'message/rfc822'],
    ['a page called mail', 'a.eml', '<html>From: a</html>', undefined],
    ['a photograph of a phone', 'IMG_1.HEIC', heic, 'image/heic'],
    ['one under another name', 'a.jpg', heic, 'image/heic'],
  ])('%s: %s', async (_what, name, bytes, type) => {
    expect(await typeOf(Buffer.from(bytes), name)).toBe(type);
  });

  it('is a download, a photograph that few browsers show too', () => {
    for (const type of ['application/xml', 'text/calendar', 'message/rfc822', 'image/heic'])
      expect(isShownInPlace(type)).toBe(false);
    expect(isShownInPlace('image/jpeg')).toBe(true);
  });
});

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(2 + content.length, 2);
  return Buffer.concat([head, content]);
};
const jpeg = Buffer.concat([
  Buffer.from('ffd8', 'hex'),
  segment(0xe1, Buffer.from('Exif with a preview that ends: \xff\xd9', 'latin1')),
  segment(0xda, Buffer.from('010100003f00', 'hex')),
  Buffer.alloc(60, 7),
  Buffer.from('ffd9', 'hex'),
]);
const gif = Buffer.from(
  '47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b',
  'hex',
);
const webp = Buffer.concat([
  Buffer.from('RIFF\x1e\0\0\0WEBPVP8L\x11\0\0\0', 'latin1'),
  Buffer.alloc(18, 1),
]);
const mp4 = Buffer.concat([
  box('ftyp', 'isom\0\0\x02\0isommp41'),
  box('mdat', 'x'.repeat(40)),
  box('moov', '\0'.repeat(40)),
]);
const zip = zipOf([
  { name: 'a.txt', content: 'um texto que se comprime' },
  { name: 'b.txt', content: 'outro texto' },
]);
const docx = zipOf([
  { name: '[Content_Types].xml', content: partOf(`${OFFICE}.wordprocessingml.document`) },
  { name: 'word/document.xml', content: '<w:document/>' },
]);

describe('a file that was cut', () => {
  it.each<[type: string, bytes: Buffer]>([
    ['application/zip', zip],
    [`${OFFICE}.wordprocessingml.document`, docx],
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/gif', gif],
    ['image/webp', webp],
    ['image/heic', heic],
    ['video/mp4', mp4],
    ['application/pdf', pdf],
    ['application/xml', Buffer.from(nfe)],
    ['text/calendar', Buffer.from(calendar)],
    ['text/vcard', Buffer.from(card)],
  ])('is told from a whole one of %s', (type, bytes) => {
    expect(isComplete(bytes, type)).toBe(true);
    for (const part of [0.5, 0.7, 0.9])
      expect(isComplete(bytes.subarray(0, Math.floor(bytes.length * part)), type)).toBe(false);
  });

  it('is not one that has more after its end', () => {
    const more = Buffer.from('\n<!-- a --> \n');
    for (const [type, bytes] of [
      ['image/jpeg', jpeg],
      ['image/png', png],
      ['application/pdf', pdf],
      ['application/xml', Buffer.from(nfe)],
    ] as const)
      expect(isComplete(Buffer.concat([bytes, more]), type)).toBe(true);
    expect(isComplete(Buffer.from('<a b="c"/>'), 'application/xml')).toBe(true);
  });

  it('is told quickly, whatever it holds', () => {
    const long = 2 ** 20;
    const begun = performance.now();
    for (const filling of [' ', '<!--', '<a ', '-->', '\n', '</a'])
      isComplete(Buffer.from(`<a>${filling.repeat(long)}`), 'application/xml');
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

describe('the name of a file', () => {
  it.each([
    ['foto.png', 'image/png', 'foto.png'],
    ['Foto de Março.JPEG', 'image/jpeg', 'Foto de Março.jpeg'],
    ['../../etc/passwd.png', 'image/png', 'passwd.png'],
    ['C:\\loja\\foto.png', 'image/png', 'foto.png'],
    ['fatura.html', 'image/png', 'fatura.html.png'],
    ['foto', 'image/png', 'foto.png'],
    ['.png', 'image/png', 'png.png'],
    ['..', 'image/png', 'file.png'],
    ['', 'text/csv', 'file.csv'],
    ['a\r\nset-cookie: b"<>.txt', 'text/plain', 'aset-cookie b.txt'],
    ['gpj.\u202eexe.png', 'image/png', 'gpj.exe.png'],
    [`${'é'.repeat(300)}.pdf`, 'application/pdf', `${'é'.repeat(120)}.pdf`],
    ['😀'.repeat(121), 'image/png', `${'😀'.repeat(120)}.png`],
  ])('%j becomes fit', (given, type, name) => {
    expect(cleanName(given, type)).toBe(name);
  });
});
