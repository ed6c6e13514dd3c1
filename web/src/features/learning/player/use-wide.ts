import { useMedia } from '#ui'

/** Whether there is room for the outline beside the text. */
export const useWide = () => useMedia('(min-width: 961px)')
