/** Keeps the screen on while a player waits for others, if the browser can do that. */

/** Keeps it on until the returned function is called. The screen may go dark once the player leaves the page. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let wanted = true
  async function ask(): Promise<void> {
    if (document.hidden) return // then the browser has released it
    const got = await navigator.wakeLock.request('screen').catch(() => null) // it fails on a low battery, for example
    void lock?.release()
    lock = got
    if (!wanted) void got?.release()
  }
  if (keepsAwake) {
    document.addEventListener('visibilitychange', ask)
    void ask()
  }
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}

/** Whether this browser can; pages over plain http may not. */
export const keepsAwake = 'wakeLock' in navigator
