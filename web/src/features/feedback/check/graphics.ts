import type { Finding } from './light.ts'

/** What the browser says of its graphics; undefined where it has none. */
export type Graphics = {
  readonly version: 1 | 2
  readonly renderer: string
  readonly largest: number
}

/** Asks the browser to draw, and what draws. */
export const readGraphics = (): Graphics | undefined => {
  const canvas = document.createElement('canvas')
  const two = canvas.getContext('webgl2')
  const context = two ?? canvas.getContext('webgl')
  if (!context) return undefined
  const info = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  const largest: unknown = context.getParameter(context.MAX_TEXTURE_SIZE)
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return {
    version: two ? 2 : 1,
    renderer: typeof name === 'string' ? name : '',
    largest: typeof largest === 'number' ? largest : 0,
  }
}

const inSoftware = /swiftshader|llvmpipe|softpipe|software|basic render|mesa offscreen|warp/i
const enoughTexture = 4096

/** Whether the graphics are good enough for a three-dimensional stage. */
export const judgeGraphics = (graphics: Graphics | undefined): Finding => {
  if (!graphics) {
    return {
      light: 'fail',
      text: '不支持 WebGL',
      advice: '无法显示三维画面。请按下面的步骤打开硬件加速，仍不行时请更新显卡驱动或换一台电脑。',
    }
  }
  const { version, renderer, largest } = graphics
  const text = `WebGL ${version} · ${renderer || '未知显卡'}`
  if (inSoftware.test(renderer)) {
    return {
      light: 'warn',
      text: `${text}（软件渲染）`,
      advice: '浏览器没有使用显卡，三维画面会很卡。请打开硬件加速，远程桌面中请换到本机操作。',
    }
  }
  if (version < 2 || largest < enoughTexture)
    return {
      light: 'warn',
      text: text,
      advice: '显卡较旧，复杂画面可能显示不全。请更新浏览器和显卡驱动。',
    }
  return { light: 'pass', text: text }
}
