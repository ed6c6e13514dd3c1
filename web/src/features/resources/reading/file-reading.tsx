import { Empty, ReadingText, Skeleton } from '#ui'
import { useEffect, useRef } from 'react'
import { pictureMark, type WordPicture } from './picture-mark.ts'
import { PdfPage } from './pdf-page.tsx'
import styles from './file-reading.module.css'
import { usePdf } from './use-pdf.ts'
import { useWidth } from './use-width.ts'
import { useWord } from './use-word.ts'

const Broken = () => (
  <Empty head="文件打不开" note="文件可能已损坏或加了密码，请下载后用其他软件打开。" />
)

/** What stands around the pages on each side. */
const edge = 9

const PdfReading = ({ url, name }: { url: string; name: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const opened = usePdf(url)
  return (
    // What is longer than its frame is scrolled by keyboard too.
    <section ref={place} className={styles.pages} {...{ 'aria-label': name, tabIndex: 0 }}>
      {opened.is === 'coming' && <Skeleton ratio="210 / 297" shape="block" />}
      {opened.is === 'broken' && <Broken />}
      {opened.is === 'there' &&
        width > 0 &&
        opened.sizes.map((size, index) => (
          <PdfPage
            key={index}
            pdf={opened.pdf}
            number={index + 1}
            size={size}
            width={width - 2 * edge}
            lacking="本页有无法显示的图像或字体，请下载原文件查看"
          />
        ))}
    </section>
  )
}

/** Puts pictures where their marks stand in a text; answers how they are let go of. */
const putPictures = (place: HTMLElement, pictures: readonly WordPicture[]): (() => void) => {
  const texts: Text[] = []
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  const addresses: string[] = []
  for (const text of texts) {
    let rest: Text = text
    for (let at = pictureMark.exec(rest.data); at; at = pictureMark.exec(rest.data)) {
      const mark = rest.splitText(at.index)
      rest = mark.splitText(at[0].length)
      const picture = pictures[Number(at[1])]
      if (!picture) continue
      const image = document.createElement('img')
      image.src = URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }))
      image.alt = `图 ${addresses.length + 1}`
      addresses.push(image.src)
      mark.replaceWith(image)
    }
  }
  return () => {
    for (const address of addresses) URL.revokeObjectURL(address)
  }
}

const WordReading = ({ url, name }: { url: string; name: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const letGo = useRef<() => void>(undefined)
  const opened = useWord(url)
  useEffect(() => () => letGo.current?.(), [])
  return (
    <section ref={place} className={styles.text} {...{ 'aria-label': name, tabIndex: 0 }}>
      {opened.is === 'coming' && <Skeleton height="240px" shape="block" />}
      {opened.is === 'broken' && <Broken />}
      {opened.is === 'there' && (
        <ReadingText
          html={opened.read.html}
          onReady={() => {
            letGo.current?.()
            if (place.current) letGo.current = putPictures(place.current, opened.read.pictures)
          }}
        />
      )}
    </section>
  )
}

/** A PDF or a Word document, read where it stands; its reader is loaded with the first one. */
export const FileReading = ({
  url,
  name,
  kind,
}: {
  url: string
  name: string
  kind: 'pdf' | 'word'
}) =>
  kind === 'pdf' ? <PdfReading url={url} name={name} /> : <WordReading url={url} name={name} />
