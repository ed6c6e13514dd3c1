import {
  CanvasTexture,
  DirectionalLight,
  FrontSide,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  type Box3,
  type Camera,
  type Scene,
  Vector3,
} from 'three'

/** Soft light as in a study: warm from above and the left, cool from the right, a rim from behind; it comes with the eye. */
export const lightUp = (scene: Scene): ((camera: Camera) => void) => {
  const lights = [
    { light: new DirectionalLight(0xfff6ea, 2.5), from: new Vector3(-0.55, 0.85, 1) },
    { light: new DirectionalLight(0xe4eff4, 1.1), from: new Vector3(1, 0.1, 0.45) },
    { light: new DirectionalLight(0xffffff, 0.7), from: new Vector3(0.2, 0.6, -1) },
  ]
  scene.add(new HemisphereLight(0xfffdf8, 0xcfc2b4, 2.3))
  for (const { light } of lights) scene.add(light, light.target)
  return (camera) => {
    for (const { light, from } of lights)
      light.position.copy(from).applyQuaternion(camera.quaternion)
  }
}

const softSpot = (): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = 128
  canvas.height = 128
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const shade = context.createRadialGradient(64, 64, 4, 64, 64, 62)
  shade.addColorStop(0, 'rgb(27 42 41 / 42%)')
  shade.addColorStop(0.45, 'rgb(27 42 41 / 17%)')
  shade.addColorStop(1, 'rgb(27 42 41 / 0%)')
  context.fillStyle = shade
  context.fillRect(0, 0, 128, 128)
  return canvas
}

/** The shadow on the table beneath a model; unseen from below. */
export const shadowUnder = (box: Box3): Mesh => {
  const size = box.getSize(new Vector3())
  const middle = box.getCenter(new Vector3())
  const shadow = new Mesh(
    new PlaneGeometry(size.x * 1.35, size.z * 1.5),
    new MeshBasicMaterial({
      map: new CanvasTexture(softSpot()),
      transparent: true,
      depthWrite: false,
      side: FrontSide,
    }),
  )
  shadow.rotation.x = -Math.PI / 2
  shadow.position.set(middle.x, box.min.y - size.y * 0.045, middle.z)
  shadow.renderOrder = -1
  return shadow
}
