/** Browsers that can install the page as an app say so once; the button is shown when they have. */

export interface Installable {
  install(): void;
}

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export function installable(tell: (app: Installable | null) => void): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    tell({
      install() {
        tell(null);
        void (event as InstallEvent).prompt();
      },
    });
  });
}
