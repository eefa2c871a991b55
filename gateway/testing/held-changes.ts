import type { TestGateway } from './test-gateway.ts';

/** Pauses changes inside their transactions until released. */
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
    /** Resolves when the first one waits. */
    begun,
    letGo() {
      services.reactions = reactions;
      letGo();
    },
  };
}
