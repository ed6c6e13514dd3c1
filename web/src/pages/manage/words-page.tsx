import { Words } from '#dictionaries'

/** The sensitive words and where texts met them. */
export const WordsPage = () => <Words />
