import { Button, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { signIn } from './ask.ts';

export function SignIn() {
  async function submit(credentials: FormData) {
    await signIn(credentials);
    location.assign('/bare/home');
  }
  return (
    <Paper withBorder maw={400} mx="auto" mt={80} p="lg">
      <form action={submit}>
        <Stack>
          <Title order={1}>Sign in</Title>
          <TextInput name="email" type="email" label="Email" required />
          <PasswordInput name="password" label="Password" required />
          <Button type="submit">Sign in</Button>
        </Stack>
      </form>
    </Paper>
  );
}
