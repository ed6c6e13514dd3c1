import type { DocumentState, EntryDocument } from '@xinglin/contract/competitions'

/** The colour of how a document stands. */
export const documentTones: Readonly<
  Record<DocumentState, 'warning' | 'success' | 'danger' | 'neutral'>
> = { missing: 'neutral', submitted: 'warning', accepted: 'success', returned: 'danger' }

/** What a document is called, with that it may be left out. */
export const documentName = ({ Name, Required }: EntryDocument): string =>
  Required ? Name : `${Name}（选交）`
