import { xml } from './xml.ts'

export type QtiVersion = '2.1' | '3.0'

/** How a version of QTI spells things. */
export type Dialect = {
  readonly version: QtiVersion
  /** An element of QTI; what is undefined is left out. */
  readonly element: (
    name: string,
    attributes: Readonly<Record<string, string | number | boolean | undefined>>,
    inside?: string,
  ) => string
  readonly namespace: string
  readonly itemType: string
  readonly matchTemplate: string
  readonly mapTemplate: string
}

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const written = (
  name: string,
  attributes: readonly (readonly [string, string | number | boolean | undefined])[],
  inside?: string,
): string => {
  const text = attributes
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${xml(String(value))}"`]))
    .join('')
  return inside === undefined ? `<${name}${text}/>` : `<${name}${text}>${inside}</${name}>`
}

const templates = (base: string) => ({
  matchTemplate: `${base}match_correct`,
  mapTemplate: `${base}map_response`,
})

export const dialects: Readonly<Record<QtiVersion, Dialect>> = {
  '2.1': {
    version: '2.1',
    element: (name, attributes, inside) => written(name, Object.entries(attributes), inside),
    namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
    itemType: 'imsqti_item_xmlv2p1',
    ...templates('http://www.imsglobal.org/question/qti_v2p1/rptemplates/'),
  },
  '3.0': {
    version: '3.0',
    element: (name, attributes, inside) =>
      written(
        `qti-${kebab(name)}`,
        Object.entries(attributes).map(([key, value]) => [kebab(key), value] as const),
        inside,
      ),
    namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    itemType: 'imsqti_item_xmlv3p0',
    ...templates('https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/'),
  },
}
