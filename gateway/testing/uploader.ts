import { formOf, type SampleFile } from './sample-files.ts';
import type { TestGateway } from './test-gateway.ts';

interface UploadAnswer {
  status: number;
  body: {
    message?: string;
    fields?: Record<string, string>;
    files?: { id: string; name: string; type: string; url: string }[];
  };
}

export const uploader =
  ({ app }: TestGateway) =>
  async (
    files: readonly SampleFile[],
    { token, fields }: { token?: string; fields?: Record<string, string> } = {},
  ): Promise<UploadAnswer> => {
    const { payload, headers } = await formOf(files, fields);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/files',
      payload,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
