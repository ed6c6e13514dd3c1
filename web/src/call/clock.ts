let offsetMs = 0

/** Learns how far this computer's clock is from the server's; machines with dead clock batteries are normal in teaching labs. */
export const learnServerTime = (serverMs: number) => {
  if (Number.isFinite(serverMs) && serverMs > 0) offsetMs = serverMs - Date.now()
}

/** The server's time in Unix milliseconds, as well as it is known; what countdowns and signatures use. */
export const serverNow = () => Math.round(Date.now() + offsetMs)
