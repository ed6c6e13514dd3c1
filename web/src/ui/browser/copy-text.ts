/** Puts a text on the clipboard; false where the browser allows neither way. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Plain HTTP and old web views have no clipboard; the old way still works there.
    const area = document.createElement('textarea')
    area.value = text
    ;(document.querySelector('dialog[open]') ?? document.body).append(area)
    area.select()
    const copied = document.execCommand('copy')
    area.remove()
    return copied
  }
}
