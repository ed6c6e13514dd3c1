/** Whether an address of ours on another host answers, as this browser sees it. */
export const answersAt = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { mode: 'cors', credentials: 'omit', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
