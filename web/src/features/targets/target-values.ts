/** To whom something is given, as it stands in a form. */
export type TargetValues = {
  readonly Kind: 'administrative' | 'teaching' | 'group' | 'person'
  readonly Id: string
  readonly Name: string
  /** It is kept from them. */
  readonly Excluded: boolean
}

/** What each kind is called. */
export const targetKindNames: Readonly<Record<TargetValues['Kind'], string>> = {
  administrative: '行政班',
  teaching: '教学班',
  group: '小组',
  person: '学生',
}
