import { symptomOf } from '#ontology'
import type { Model, Sense } from '../model/model.ts'

/** A word of the lexicon found in a clause, or a single character that is none. */
export type Token = { readonly text: string; readonly senses: readonly Sense[] }

const moment = /^(?:的?时候|时|那会儿?|那阵子?|的话|后|以后|之后|期间|的同时|之外|以外|外|前|之前)$/
const exception = /^除(?:了|开|去)?$/
const asksOpenly = /什么|怎么|哪/
const asksWhen = /什么|哪|几|何/
/** May stand before a finding that only leads to another one (这次咳嗽有痰吗). */
const leading = /^(?:您|他|她|那|孩子|这|次|这次|现在|平时|最近|昨天|今天)$/

/** Where an exception at the head of a clause ends (除了咳嗽，…); −1 without one. */
const endOfException = (tokens: readonly Token[]): number =>
  tokens.slice(0, 2).some(({ text }) => exception.test(text))
    ? tokens.findIndex(({ text }) => text === '，')
    : -1

/** Where a finding ends that only leads to another one (咳嗽有痰吗); −1 without one. */
const endOfLead = (tokens: readonly Token[]): number => {
  const first = tokens.findIndex((token) => !leading.test(token.text))
  const lead = tokens[first]
  return lead && isNamed(lead) && tokens[first + 1]?.text.startsWith('有') === true ? first : -1
}

/** Where a moment ends before which nothing is asked for (心慌的时候…); −1 without one. */
const endOfMoment = (tokens: readonly Token[]): number =>
  tokens.findLastIndex(
    ({ text }, i) => moment.test(text) && i > 0 && !asksWhen.test(tokens[i - 1]?.text ?? ''),
  )

/**
 * The tokens that can name what is asked for: what stands before a moment (心慌的时候有没有胸闷), in an exception
 * (除了咳嗽，…) or first of two (咳嗽有痰吗) only says when, if something is named after it.
 */
export const focusOf = (tokens: readonly Token[]): readonly Token[] => {
  const excepted = endOfException(tokens)
  const ends = [endOfMoment(tokens), excepted, endOfLead(tokens)]
  const after = tokens.slice(ends.reduce((last, end) => (end > last ? end : last), -1) + 1)
  // 除了没精神，吃饭怎么样: what is excepted is not asked for, whatever comes after it.
  // 晕倒前您有什么感觉: what comes after the moment asks openly.
  const isOpen = after.length > 1 && asksOpenly.test(after.map(({ text }) => text).join(''))
  return (excepted >= 0 && after.length > 1) || isOpen || after.some(isNamed) ? after : tokens
}

/** The words of a model, ready to be found. */
export type Lexicon = {
  /** The tokens of a clause, seen in the light of what was spoken of before it. */
  readonly find: (clause: string, spoken?: readonly Sense[]) => readonly Token[]
  /** The same where a feeling stands for the first of some symptoms that feels so (疼吗, of who came with belly pain). */
  readonly feltIn: (tokens: readonly Token[], symptoms: readonly string[]) => readonly Token[]
}

const nothing: readonly Sense[] = []
const widest = 14
/** What joins two words: a word that means nothing by itself. */
const joints = ['或者', '以及']
/** What somebody feels without looking: blood and lumps are of whatever is spoken of, not of the complaint. */
const felts: ReadonlySet<string> = new Set(['pain', 'tight', 'numb', 'itch', 'stiff', 'swell'])
/** How many tokens may lie between a part of the body and what it feels (脑瓜仁子疼). */
const window = 3

const senseOf = (token: Token, kind: string): string | undefined =>
  token.senses.find((sense) => sense.startsWith(kind))?.slice(kind.length)

const isNamed = (token: Token): boolean => token.senses.some((sense) => /^[sd]:/.test(sense))

const stops = /[，、。]|哪|什么|怎么|会|和|跟|或|以及/

/** The symptom that begins with the part of the body at `at`, and where it ends; undefined where none does. */
const composedAt = (
  tokens: readonly Token[],
  at: number,
  composed: Model['composed'],
): { readonly symptom: string; readonly end: number } | undefined => {
  const token = tokens[at]
  if (!token || isNamed(token)) return undefined
  const parts = token.senses.filter((sense) => sense.startsWith('p:'))
  if (parts.length === 0) return undefined
  for (const [i, other] of tokens.slice(at + 1, at + 2 + window).entries()) {
    if (isNamed(other) || stops.test(other.text)) return undefined
    const feeling = senseOf(other, 'f:')
    const symptom = parts
      .map((part) => composed[`${part.slice(2)} ${feeling ?? ''}`])
      .find((id) => id !== undefined)
    if (symptom !== undefined) return { symptom, end: at + 1 + i }
  }
  return undefined
}

const beside = /^(?:或|或者|还是|、|和|跟|又)$/
const inRow = /^(?:或|或者|、|和|跟|与|及|以及)$/

const pain: Token = { text: '疼', senses: ['f:pain'] }

/** What a part of the body feels that stands in a row before another (下腹和腰骶部疼不疼) that is in pain: so is it; undefined where it stands in none. */
const sharedAt = (
  tokens: readonly Token[],
  at: number,
  composed: Model['composed'],
): string | undefined => {
  const part = tokens[at]
  if (!part || isNamed(part) || senseOf(part, 'p:') === undefined) return undefined
  const inPain = (feeling: Token): string | undefined =>
    composedAt([part, feeling], 0, composed)?.symptom
  for (let next = at + 1; inRow.test(tokens[next]?.text ?? ''); next += 2) {
    const named = tokens[next + 1]
    if (named && isNamed(named) && /[疼痛]/.test(named.text)) return inPain(pain)
    const composition = composedAt(tokens, next + 1, composed)
    const feeling = composition && tokens[composition.end]
    if (feeling) {
      const isPain = senseOf(feeling, 'f:') === 'pain'
      return isPain ? inPain(feeling) : undefined
    }
    if (senseOf(tokens[next + 1] ?? part, 'p:') === undefined) return undefined
  }
  return undefined
}

/** Brings a part and its feeling together as the symptom that they make: 后背 … 疼 is back pain. */
const compose = (tokens: readonly Token[], composed: Model['composed']): readonly Token[] => {
  const out: Token[] = []
  for (let i = 0; i < tokens.length; i += 1) {
    const composition = composedAt(tokens, i, composed)
    const held = tokens.slice(i, (composition?.end ?? i) + 1)
    const part = tokens[i]
    const shared = composition ? undefined : sharedAt(tokens, i, composed)
    if (shared !== undefined) out.push({ text: part?.text ?? '', senses: [`s:${shared}`] })
    else if (!composition) out.push(...held)
    else
      out.push({
        text: held.map(({ text }) => text).join(''),
        senses: [`s:${composition.symptom}`],
      })
    i += held.length - 1
    // 小肚子疼或胀: what the same part feels besides.
    for (;;) {
      const [joint, feeling] = tokens.slice(i + 1, i + 3)
      if (!composition || !part || !joint || !feeling || !beside.test(joint.text)) break
      const other = composedAt([part, feeling], 0, composed)
      if (!other) break
      out.push(joint, { text: feeling.text, senses: [`s:${other.symptom}`] })
      i += 2
    }
  }
  return out
}

/** What of a token may be something else in the light of what is spoken of: a symptom, or a feeling (疼不疼). */
const pairable = (token: Token): string[] => {
  const feeling = senseOf(token, 'f:')
  const symptom = senseOf(token, 's:') ?? senseOf(token, '~s:')
  return [symptom, feeling === undefined ? undefined : `f:${feeling}`].filter(
    (one) => one !== undefined,
  )
}

/** Sees a symptom in the light of what is spoken of before it in the clause. */
const pair = (
  tokens: readonly Token[],
  paired: Model['paired'],
  before: readonly Sense[],
): readonly Token[] => {
  const spoken = [...before]
  return tokens.map((token) => {
    const other = pairable(token)
      .flatMap((symptom) => spoken.map((sense) => paired[`${sense} ${symptom}`]))
      .find((id) => id !== undefined)
    spoken.push(...token.senses)
    return other === undefined ? token : { text: token.text, senses: [`s:${other}`] }
  })
}

/** Finds words by the longest that begins at each place. */
export const lexiconOf = ({
  words,
  composed,
  paired,
}: Pick<Model, 'words' | 'composed' | 'paired'>): Lexicon => {
  const known = new Map([
    ...joints.map((joint) => [joint, nothing] as const),
    ...Object.entries(words),
  ])
  const lengths = new Map<string, number>()
  for (const word of known.keys()) {
    const first = word.slice(0, 1)
    const longest = lengths.get(first) ?? 0
    if (word.length > longest) lengths.set(first, word.length)
  }
  const find: Lexicon['find'] = (clause, spoken = []) => {
    const tokens: Token[] = []
    for (let at = 0; at < clause.length;) {
      let length = lengths.get(clause.slice(at, at + 1)) ?? 0
      if (length > widest) length = widest
      let senses: readonly Sense[] | undefined
      for (; length > 0; length -= 1) {
        senses = known.get(clause.slice(at, at + length))
        if (senses) break
      }
      const text = clause.slice(at, at + (length > 0 ? length : 1))
      tokens.push({ text, senses: senses ?? nothing })
      at += text.length
    }
    return pair(compose(tokens, composed), paired, spoken)
  }
  const compositions = new Set(
    Object.entries(composed).map(([of, symptom]) => `${of.split(' ')[1]} ${symptom}`),
  )
  const feelsSo = (feeling: string, symptom: string): boolean =>
    compositions.has(`${feeling} ${symptom}`) ||
    (feeling === 'pain' && symptomOf(symptom)?.zh.includes('痛') === true)
  const feltIn: Lexicon['feltIn'] = (tokens, symptoms) =>
    tokens.map((token) => {
      const feeling = senseOf(token, 'f:') ?? ''
      const felt = felts.has(feeling)
        ? symptoms.find((symptom) => feelsSo(feeling, symptom))
        : undefined
      return felt === undefined ? token : { text: token.text, senses: [`s:${felt}`] }
    })
  return { find, feltIn }
}

/** The first symptom that words name. */
export const symptomIn = (tokens: readonly Token[]): string | undefined =>
  tokens
    .flatMap(({ senses }) => senses)
    .find((sense) => sense.startsWith('s:'))
    ?.slice(2)

const weak = '~s:'
/** Parts of the body: asked about, they are not yet a finding. */
const places = /[腰牙胃]/

/**
 * The symptom that words are about: the first that they name, else the one that a single sign means (咳多久了, 几时烧起的), but in
 * the name of a medicine (止吐药).
 */
export const subjectIn = (tokens: readonly Token[]): string | undefined =>
  symptomIn(tokens) ??
  (tokens.some(({ text }) => text.includes('药'))
    ? undefined
    : tokens
        .filter(({ text }) => text.length === 1 && !places.test(text))
        .flatMap(({ senses }) => senses)
        .find((sense) => sense.startsWith(weak))
        ?.slice(weak.length))
