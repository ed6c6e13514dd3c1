/** Titles by number; 0 and 2 are blank by the specification. */
export const titles: Readonly<Record<number, string>> = {
  1: '学生',
  5: '教授',
  6: '副教授',
  7: '讲师',
  8: '助教',
  9: '医师',
  10: '住院医师',
  11: '主治医师',
  12: '副主任医师',
  13: '主任医师',
}
