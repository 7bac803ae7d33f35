/** No program can draw the PNG, or it failed. */
export declare class PngError extends Error {}

/** Draws an SVG with `scale` pixels for each CSS pixel, default 1. Rejects with PngError. */
export declare function drawPng(svg: string, scale?: number): Promise<Uint8Array>;
