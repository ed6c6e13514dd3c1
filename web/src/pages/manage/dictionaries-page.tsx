import { Dictionaries } from '#dictionaries'

/** The dictionaries. */
export const DictionariesPage = () => <Dictionaries />
