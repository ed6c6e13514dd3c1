const step = 1024
const units = ['B', 'kB', 'MB', 'GB']

/** A number of bytes as people read it: 3 significant figures at most. */
export const sizeOf = (bytes: number): string => {
  const power = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(1, bytes)) / Math.log(step)),
  )
  const figure = bytes / step ** power
  return `${figure >= 100 || power === 0 ? Math.round(figure) : figure.toFixed(1)} ${units[power]}`
}

const minute = 60

/** A number of seconds as the length of a film: `2:05`, `1:02:05`. */
export const lengthOf = (seconds: number): string => {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [
    Math.floor(whole / minute / minute),
    Math.floor(whole / minute) % minute,
    whole % minute,
  ]
  const two = (figure: number) => String(figure).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
