// What holds a sign of denial and denies nothing.
const idioms =
  /不舒服|不好受|不好意思|不得了|不行了|不过|不光|不但|不仅|不管|不停|不住|不了|不断|不太好|不大好|差不多|不知道|不晓得|不一会|不小心|不怎么好|受不了|忍不住|要不要紧|对不起|没事找|没想到|没精神|没力气|没劲|没胃口|睡不着|吃不下|喘不上|上不来|说不上来|说不清|记不清|不清楚|不敢|不对劲|好不容易|是不是|有没有|能不能|会不会|要不是|要不|未必|无非/gu
const signs = /没有|没|不|无|未|别|甭/gu
const particles = /[了过着的地得呢啊吧嘛呀哦嗯唉哎诶噢啦嘞哩呗\s]/gu
const breaks = /\.{2,}|[，,。！？!?；;：:、…—“”"'（）()]+/u
const adverbs = /^(?:有|是|怎么|什么|太|再|曾经?|去|会|能|想|怎样|啥|任何|从来|过)+/u

/** A stretch between two marks: what is said in it, and what of it is denied. */
type Phrase = { readonly said: string; readonly denied: string }

const phrasesIn = (text: string): readonly Phrase[] =>
  text
    .normalize('NFKC')
    .replaceAll(idioms, (idiom) => '　'.repeat(idiom.length))
    .split(breaks)
    .map((stretch) => {
      const plain = stretch.replaceAll('　', '').replaceAll(particles, '')
      // 咳嗽也没有: what is denied stands before.
      const before = /^(.+?)[也都倒是可]*(?:没有|没)$/u.exec(plain)?.[1]
      if (before !== undefined) return { said: '', denied: before }
      const [first] = plain.matchAll(signs)
      if (!first) return { said: plain, denied: '' }
      return {
        said: plain.slice(0, first.index),
        denied: plain.slice(first.index + first[0].length).replace(adverbs, ''),
      }
    })

// Single signs that are a finding by themselves.
const findings = /[疼痛吐泻烧喘咳汗麻晕肿血痒胀酸闷慌抖]/gu

/** Pairs of characters that stand beside each other, and characters that are a finding by themselves. */
const piecesOf = (text: string): readonly string[] => [
  ...Array.from({ length: text.length > 1 ? text.length - 1 : 0 }, (_, at) =>
    text.slice(at, at + 2),
  ),
  ...[...text.matchAll(findings)].map(([sign]) => sign.replace('痛', '疼')),
]

/** What a text says and what it denies, in pieces. */
export type Polarity = {
  readonly said: ReadonlySet<string>
  readonly denied: ReadonlySet<string>
  /** Whether it denies anything at all. */
  readonly denies: boolean
}

/** What a text says and what it denies. */
export const polarityOf = (text: string): Polarity => {
  const phrases = phrasesIn(text)
  const plain = text.normalize('NFKC').replaceAll(idioms, '')
  return {
    said: new Set(phrases.flatMap(({ said }) => piecesOf(said))),
    denied: new Set(phrases.flatMap(({ denied }) => piecesOf(denied))),
    denies: /没有|没|不|无|未|别|甭/u.test(plain),
  }
}

/** Whether a text says nothing that another denies, and denies nothing that it says. */
export const agree = (worded: Polarity, chosen: Polarity): boolean =>
  [...worded.said].every((piece) => !chosen.denied.has(piece) || chosen.said.has(piece)) &&
  [...worded.denied].every((piece) => !chosen.said.has(piece) || chosen.denied.has(piece)) &&
  (chosen.denies || !worded.denies)
