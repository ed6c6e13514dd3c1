const mark = 'mobile-tip'

/** Whether a browser names itself a phone or a small tablet. */
export const isMobile = (agent: string) => /Android|iPhone|iPad|iPod|HarmonyOS|Mobile/i.test(agent)

/** Inside the mini-program itself nobody needs to be sent there. */
const inMiniProgram = (agent: string) => /miniProgram/i.test(agent)

/** Whether the tip is to be shown: on mobile devices, once a session. */
export const tipIsDue = (agent = navigator.userAgent) => {
  try {
    return isMobile(agent) && !inMiniProgram(agent) && window.sessionStorage.getItem(mark) === null
  } catch {
    return false
  }
}

/** Remembers for this session that the person goes on by browser. */
export const tipWasSeen = () => {
  try {
    window.sessionStorage.setItem(mark, '1')
  } catch {
    // It will be shown again.
  }
}
