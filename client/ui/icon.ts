import { createElement, type ReactElement, type SVGAttributes } from 'react'

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  size?: number | string
}

export type Icon = (props: IconProps) => ReactElement

/** Elements in a square of 24 by 24, with their attributes. */
type Shapes = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]

/** An icon of lines in the colour of the text. It says nothing to screen readers: words stand beside it. */
export function createIcon(shapes: Shapes): Icon {
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...shapes.map(([element, attributes]) => createElement(element, attributes)),
    )
}
