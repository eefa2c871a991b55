import type { TestGateway } from './test-gateway.ts';

/** Pauses changes inside their transactions until released. */
export function pauseChanges({ services }: TestGateway) {
  let resume: () => void = () => undefined;
  let markPaused: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (resume = resolve));
  const paused = new Promise<void>((resolve) => (markPaused = resolve));
  const { reactions } = services;
  services.reactions = [
    () => {
      markPaused();
      return released;
    },
    ...reactions,
  ];
  return {
    /** Resolves when the first one waits. */
    paused,
    resume() {
      services.reactions = reactions;
      resume();
    },
  };
}
