/** Where one asks about a moment of one's own session: a turn of a consultation, a step of an operation, an event of an experiment. */
export const askAddress = (
  {
    CourseId,
    ItemId,
    SessionId,
  }: { readonly CourseId: string; readonly ItemId: string; readonly SessionId: string },
  kind: 'turn' | 'step' | 'event',
  at: number,
): string =>
  `/PersonalInfo/newquestion?${new URLSearchParams({
    course: CourseId,
    item: ItemId,
    session: SessionId,
    [kind]: String(at),
  }).toString()}`
