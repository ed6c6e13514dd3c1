/** How long somebody has learnt, as one says it; minutes are whole ones. */
export const timeSpent = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return '不足 1 分钟'
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} 分钟` : `${hours} 小时 ${minutes % 60} 分钟`
}
