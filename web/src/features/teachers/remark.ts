const longest = 46

/** A teacher's introduction on a card: 46 code points, then an ellipsis. */
export const cutRemark = (remark: string) => {
  const points = [...remark.trim()]
  return points.length > longest ? `${points.slice(0, longest).join('')}…` : points.join('')
}

const moreFrom = 6

/** Whether MORE>> belongs under the teachers: a full first page, even if it is all there is. */
export const hasMoreTeachers = (shown: number) => shown >= moreFrom
