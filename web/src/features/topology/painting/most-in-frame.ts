/** So many nodes and links are painted anew in each frame; of more, a picture is kept. */
export const mostInFrame = 1_500;
