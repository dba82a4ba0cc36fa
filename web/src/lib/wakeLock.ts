/** The screen stays on while one waits for others, as far as the browser can see to that. */

/** Keep it on until the function that comes back is called. The screen may go dark once the player leaves the page. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let wanted = true
  async function ask(): Promise<void> {
    if (document.hidden) return // then the browser has taken it back
    const got = await navigator.wakeLock.request('screen').catch(() => null) // a battery may be low
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

/** Whether this browser can: pages that come by plain http are not let. */
export const keepsAwake = 'wakeLock' in navigator
