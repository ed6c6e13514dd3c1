const tokenPattern = /\d+(?:\.\d+)?|[-+*/()]/g

/** What a sum of + - * / and brackets comes to; undefined where it is none. */
export const calculate = (words: string): number | undefined => {
  const plain = words
    .normalize('NFKC')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll(/\s+/g, '')
  const tokens = plain.match(tokenPattern) ?? []
  if (plain === '' || tokens.join('') !== plain) return undefined
  let at = 0
  const factor = (): number => {
    const token = tokens[at]
    at += 1
    if (token === '-') return -factor()
    if (token === '(') {
      const within = sum()
      if (tokens[at] !== ')') return Number.NaN
      at += 1
      return within
    }
    return Number(token ?? Number.NaN)
  }
  const product = (): number => {
    let value = factor()
    while (tokens[at] === '*' || tokens[at] === '/') {
      const sign = tokens[at]
      at += 1
      value = sign === '*' ? value * factor() : value / factor()
    }
    return value
  }
  const sum = (): number => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = tokens[at]
      at += 1
      value = sign === '+' ? value + product() : value - product()
    }
    return value
  }
  const value = sum()
  if (at < tokens.length || !Number.isFinite(value)) return undefined
  return Number(value.toPrecision(10))
}
