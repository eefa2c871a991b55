import { ConnectionBar } from './ConnectionBar.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

/** Stands until it is known who is signed in, and says when the gateway cannot be reached. */
export function StartingScreen() {
  return (
    <LoadingScreen>
      <ConnectionBar />
    </LoadingScreen>
  );
}
