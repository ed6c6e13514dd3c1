/** Deeper than anybody writes, and than what is kept of it. */
export const deepest = 60

const tags = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>/gi
// They have no end, or end where the next of them begins.
const ofNoDepth =
  /^(?:area|br|col|hr|img|input|link|meta|source|wbr|p|li|td|th|tr|tbody|thead|tfoot|dt|dd|option)$/i

/**
 * Markup with the tags taken out that stand deeper than anything that is kept; every word stays. Reading markup costs its
 * depth for each tag, so that a body of opened tags alone would hold the server up.
 */
export const flattened = (html: string): string => {
  let [depth, beyond] = [0, 0]
  return html.replaceAll(tags, (tag, close: string, name: string) => {
    if (ofNoDepth.test(name)) return tag
    if (close === '') {
      if (depth >= deepest) beyond += 1
      else depth += 1
      return beyond > 0 ? '' : tag
    }
    if (beyond > 0) {
      beyond -= 1
      return ''
    }
    depth = Math.max(0, depth - 1)
    return tag
  })
}
