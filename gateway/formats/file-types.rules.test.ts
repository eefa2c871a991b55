import { describe, expect, it } from 'vitest';
import { elf, exe, pdf, png, zipOf } from '../testing/sample-files.ts';
import { cleanName, typeOf } from './file-types.ts';

const utf32 = (text: string) =>
  Buffer.from(
    Uint32Array.from([0xfeff, ...Array.from(text, (each) => each.codePointAt(0)!)]).buffer,
  );
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

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
    ['text in UTF-16', 'a.csv', utf16('nome;preço'), undefined],
    ['text of Windows', 'a.csv', Buffer.from('nome;preço', 'latin1'), undefined],
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
