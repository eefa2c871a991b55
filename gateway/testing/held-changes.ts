import type { TestGateway } from './test-gateway.ts';

/** Changes that wait in the middle of their transactions until they are let go. */
export function holdChanges({ services }: TestGateway) {
  let letGo: () => void = () => undefined;
  let begin: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const { reactions } = services;
  services.reactions = [
    () => {
      begin();
      return released;
    },
    ...reactions,
  ];
  return {
    /** When the first one waits. */
    begun,
    letGo() {
      services.reactions = reactions;
      letGo();
    },
  };
}
